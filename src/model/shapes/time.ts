import { string, type TestContext } from 'yup'
import { isDay, isInstant, today } from '../../base/day'
import type { DayOptions } from '../kinds/time'
import { problem } from './problem'

export const date = ({ min, max }: DayOptions) =>
  string()
    .typeError(problem('notDay'))
    .test('day', problem('notDay'), value => !value || isDay(value))
    .test('from', beyond('min', min), (value, context) => {
      return !value || !min || value >= limitOf(min, context)
    })
    .test('to', beyond('max', max), (value, context) => {
      return !value || !max || value <= limitOf(max, context)
    })

const isToday = (limit: string | undefined) => limit === 'today'

const beyond = (side: 'min' | 'max', limit = '') => {
  if (isToday(limit)) return problem(side === 'min' ? 'pastDay' : 'futureDay')
  return problem(side, { [side]: limit })
}

/** Today by the server's clock if given, otherwise by the local clock. */
function limitOf(limit: string, { options }: TestContext): string {
  if (!isToday(limit)) return limit
  const given = (options.context as { today?: string } | undefined)?.today
  return given ?? today(new Date())
}

export const dateTime = () =>
  string()
    .typeError(problem('notInstant'))
    .test('instant', problem('notInstant'), value => !value || isInstant(value))

export const time = () =>
  string()
    .typeError(problem('notTime'))
    .matches(/^([01]\d|2[0-3]):[0-5]\d$/, {
      message: problem('notTime'),
      excludeEmptyString: true,
    })
