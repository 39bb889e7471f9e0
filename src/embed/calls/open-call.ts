/** A page's line to the others of its call, with what it needs of the browser. */
import { callCode } from '../../kernel/spoken/call-code.ts';
import { relayAddress } from '../relay-address.ts';
import { spokenPorts } from '../spoken/spoken-parts.ts';
import { CallLine, type CallLinePorts } from './call-line.ts';

/** @param call the platform's name of it @param relay base URL; the same origin's `/sync` if '' */
export async function openCall(
  platform: string,
  call: string,
  relay: string,
  told: Pick<CallLinePorts, 'heard' | 'changed'>,
): Promise<CallLine> {
  const ports = await spokenPorts();
  return new CallLine({
    ...ports,
    socket: WebSocket,
    relay: relayAddress(relay),
    code: callCode(platform, call),
    ...told,
  });
}
