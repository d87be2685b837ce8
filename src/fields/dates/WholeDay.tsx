import { isDay } from '../../base/day'
import { DayField } from './DayField'

interface WholeDayProps {
  readonly id?: string
  readonly label?: string
  /** `YYYY-MM-DD`, or empty. */
  readonly day: string
  readonly min?: string
  readonly onDay: (day: string) => void
}

export const WholeDay = ({ id, label, day, min, onDay }: WholeDayProps) => (
  <DayField
    {...(id !== undefined && { id })}
    {...(min !== undefined && { min })}
    size="small"
    fullWidth
    value={day}
    onValue={now => (now === '' || isDay(now)) && onDay(now)}
    slotProps={{ htmlInput: { 'aria-label': label } }}
  />
)
