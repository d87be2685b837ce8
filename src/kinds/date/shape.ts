import type { TestContext } from 'yup'
import { isDay, today } from '../../base/day'
import { problem, type Shape } from '../kind/kind'
import type { DayOptions } from './data'

export const shape: Shape<DayOptions> = ({ string }, { min, max }) =>
  string()
    .typeError(problem('notDay'))
    .test('day', problem('notDay'), value => !value || isDay(value))
    .test('from', beyond('min', min), (value, context) => {
      return !value || !min || value >= limitOf(min, context)
    })
    .test('to', beyond('max', max), (value, context) => {
      return !value || !max || value <= limitOf(max, context)
    })

const beyond = (side: 'min' | 'max', limit = '') => {
  if (limit === 'today') return problem(side === 'min' ? 'pastDay' : 'futureDay')
  return problem(side, { [side]: limit })
}

/** Today by the server's clock if given, otherwise by the local clock. */
function limitOf(limit: string, { options }: TestContext): string {
  if (limit !== 'today') return limit
  const given = (options.context as { today?: string } | undefined)?.today
  return given ?? today(new Date())
}
