/**
 * Loaded before a server by `node --import`: the time stands still at MASTERS_NOW, and chance gives the same numbers
 * at each start. The server itself knows nothing of it, so a version without this file can be asked the same way.
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
