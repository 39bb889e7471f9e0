/** Hands a box to the person as a file: as it was laid, or as the table lies now. */
import { download } from '../../../../elements/loading/download.ts';
import { asItLies } from '../../box/as-it-lies.ts';
import { fileNameOf, writeBoxFile } from '../../box/file/box-file.ts';
import type { SandboxView } from '../../view.ts';
import type { LoadedBox } from '../context.ts';

/** @param view the table, where it is saved as it lies */
export async function saveBox({ box, pictures }: LoadedBox, view: SandboxView | undefined): Promise<void> {
  const file = { box: view ? asItLies(view, box) : box, pictures };
  const bytes = await writeBoxFile(file);
  download(new Blob([bytes as Uint8Array<ArrayBuffer>]), fileNameOf(file));
}
