/** The time of day for a move that asks for it (`timeOfDay` of the kernel's schemas): what the clock of this device shows now. */
export function minuteOfDay(now: Date = new Date()): number {
  return now.getHours() * 60 + now.getMinutes();
}
