import { useTranslate } from 'ra-core'
import { type Period, periods } from '../../base/span'

interface PeriodPickerProps {
  readonly period: Period
  readonly onChoose: (period: Period) => void
}

/** Chooses one of four periods that end today. */
export function PeriodPicker({ period, onChoose }: PeriodPickerProps) {
  const translate = useTranslate()
  return (
    <fieldset className="p-wrap g-period">
      <legend className="p-hidden">{translate('bi.period')}</legend>
      {periods.map(each => (
        <label key={each}>
          <input
            type="radio"
            name="period"
            className="p-hidden"
            checked={each === period}
            onChange={() => onChoose(each)}
          />
          <span>{translate(`bi.${each}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
