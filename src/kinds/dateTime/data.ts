import { businessZone, instantOfClock, toInstant } from '../../base/day'
import { format, type MomentOptions, periodical } from '../date/data'
import { type Kind, parseText } from '../kind/kind'

/** Moment, ISO 8601 in UTC, shown in the business's time zone. */
export const dateTime: Kind<MomentOptions, string> = {
  ...periodical,
  store: 'instant',
  // people may leave out the offset of the business's zone, programs may not
  parse: value => {
    const read = parseText(value)
    if (typeof read !== 'string') return read
    return (/T[\d:.]+$/.test(read) ? instantOfClock(read) : toInstant(read)) ?? read
  },
  parseWire: value => {
    const read = parseText(value)
    return typeof read === 'string' ? (toInstant(read) ?? read) : read
  },
  print: (value, _options, language) =>
    format(
      { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone: businessZone() },
      language,
      value,
    ),
}
