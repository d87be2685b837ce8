import { string } from 'yup'
import { isDay, isInstant } from '../../domain/day'
import type { DayOptions } from '../kinds/time'
import { problem } from './problem'

export const date = ({ min, max }: DayOptions) =>
  string()
    .typeError(problem('notDay'))
    .test('day', problem('notDay'), value => !value || isDay(value))
    .test('from', problem('min', { min: min ?? '' }), value => !value || !min || value >= min)
    .test('to', problem('max', { max: max ?? '' }), value => !value || !max || value <= max)

export const dateTime = () =>
  string()
    .typeError(problem('notInstant'))
    .test('instant', problem('notInstant'), value => !value || isInstant(value))
