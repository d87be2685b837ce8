import { temporal } from '../date/data'
import { type Kind, parseText } from '../kind/kind'

/** Time of day `HH:MM`. */
export const time: Kind<object, string> = {
  // in the business's time zone; compares and sorts as text
  ...temporal,
  store: 'text',
  parse: value => {
    const read = parseText(value)
    if (typeof read !== 'string') return read
    const parts = /^(\d{1,2}):(\d\d)(?::00(?:\.0+)?)?$/.exec(read)
    return parts ? `${parts[1]?.padStart(2, '0')}:${parts[2]}` : read
  },
  print: value => value,
  is: { isTimeOfDay: true, isFormOnly: true },
}
