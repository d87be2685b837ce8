/**
 * Loaded before a server by `node --import`: fixes the time at MASTERS_NOW, and the random numbers. The
 * server needs no support for it, so older versions can be compared in the same way.
 */
const now = Date.parse(process.env.MASTERS_NOW ?? '')
if (Number.isNaN(now)) throw new Error('MASTERS_NOW is not a moment')
const RealDate = Date

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [now] : parts))
  }
  static now() {
    return now
  }
}
