/** What no screen of a mission shows at first. It comes while the first page of a run is read, so that the board comes sooner. */
import './time-archive.ts';
import './time-ask.ts';
import './time-end.ts';
import './time-group.ts';
import './time-keys.ts';
import './time-refresh.ts';
import './time-trade.ts';
import './time-urgent.ts';
