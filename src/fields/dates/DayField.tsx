import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { useRef, useState } from 'react'
import { useTexts } from '../../providers/backend/catalogueContext'
import { later } from '../../ui/theme/later'
import { TypedField, type TypedFieldProps } from '../inputs/TypedField'
import { dayPattern, shownMoment, typedMoment } from './typedDay'

const DayCalendar = later(() => import('./DayCalendar'), 'DayCalendar')

interface DayFieldProps extends Omit<TypedFieldProps, 'value' | 'onChange' | 'type'> {
  /** `YYYY-MM-DD`, with `hasTime` `YYYY-MM-DDTHH:mm`; empty, or text that is neither. */
  readonly value: string
  /** Receives the same; while something else is typed, its text. */
  readonly onValue: (value: string) => void
  readonly hasTime?: boolean
  readonly min?: string | undefined
  readonly max?: string | undefined
}

/** A day, or day and time, typed as the reader's language writes it or chosen in a calendar. */
export function DayField({ value, onValue, hasTime = false, min, max, ...props }: DayFieldProps) {
  const { translate, language } = useTexts()
  const input = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState({ text: shownMoment(value, language), known: [value] })
  const show = (now: string) => setTyped({ text: shownMoment(now, language), known: [value, now] })
  if (!typed.known.includes(value)) show(value)
  const choose = (now: string) => {
    show(now)
    if (now !== value) onValue(now)
  }
  const pattern = dayPattern(language, part => translate(`field.dayParts.${part}`))
  const { htmlInput, ...slots } = props.slotProps ?? {}
  return (
    <>
      <TypedField
        placeholder={hasTime ? `${pattern} hh:mm` : pattern}
        {...props}
        value={typed.text}
        onChange={({ target: { value: text } }) => {
          const now = typedMoment(text, { language, hasTime }) ?? text
          setTyped({ text, known: [value, now] })
          onValue(now)
        }}
        onBlur={event => {
          const now = typedMoment(typed.text, { language, hasTime, isComplete: true })
          if (now) choose(now)
          props.onBlur?.(event)
        }}
        slotProps={{
          ...slots,
          htmlInput: { autoComplete: 'off', dir: 'auto', ...htmlInput },
          input: {
            ref: input,
            onKeyDown: event => event.altKey && event.key === 'ArrowDown' && setOpen(true),
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  size="small"
                  edge="end"
                  disabled={props.disabled ?? false}
                  aria-label={translate('field.openCalendar')}
                  aria-expanded={isOpen}
                  onClick={() => setOpen(true)}
                >
                  <CalendarIcon fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      {isOpen && (
        <DayCalendar
          anchor={() => input.current}
          label={translate('field.openCalendar')}
          day={value.split('T')[0] ?? ''}
          {...{ min, max }}
          onClose={() => setOpen(false)}
          onDay={day => {
            setOpen(false)
            choose(hasTime ? `${day}T${value.split('T')[1] ?? '00:00'}` : day)
          }}
        />
      )}
    </>
  )
}
