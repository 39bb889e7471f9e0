/** The time of day for a move that asks for it (`timeOfDay` of the kernel's schemas), by this device's clock. @returns minutes, 0 to 1439 */
export function minuteOfDay(now: Date = new Date()): number {
  return now.getHours() * 60 + now.getMinutes();
}
