import { useTranslate } from 'ra-core'
import { type Period, periods } from '../../base/span'
import { Segments } from '../primitives/inputs'

interface PeriodPickerProps {
  readonly period: Period
  readonly onChoose: (period: Period) => void
}

/** Chooses one of four periods that end today. */
export function PeriodPicker({ period, onChoose }: PeriodPickerProps) {
  const translate = useTranslate()
  return (
    <Segments
      label={translate('bi.period')}
      choices={periods.map(value => ({ value, label: translate(`bi.${value}`) }))}
      value={period}
      onChange={onChoose}
    />
  )
}
