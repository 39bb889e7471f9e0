// What a server gets that renders a page around a table: the same names, and nothing happens. The table itself lives in a browser only.
const nowhere = async () => ({ ok: false, code: 'page/server' });

export const createTable = nowhere;
export const capabilities = nowhere;
export const dishes = [];
export const failureWords = () => ({ says: 'A table is opened in a browser.', instead: '' });
export const isInvitation = () => false;
export const withoutPairing = (text) => text;
export class TavolataTable {}
export class HomeEvent {}
export class MovedEvent {}
export class OpenedEvent {}
export class SettingsEvent {}
export class TurnEvent {}
