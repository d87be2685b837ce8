import { useTranslate } from 'ra-core'
import { contactMedia } from '../../domain/contactMedia'
import { useLabels } from '../../providers/labels'

/** What the colours say; every one of them is also told in words when the visit is opened. */
export function Legend() {
  const translate = useTranslate()
  const labels = useLabels()
  return (
    <ul className="c-legend" aria-label={translate('team.calendar.legend')}>
      {Object.entries(contactMedia)
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([value, text]) => (
          <li key={value}>
            <span className={`c-dot c-medium-${value}`} />
            {labels.text(text)}
          </li>
        ))}
      {(['overdue', 'closed', 'holiday'] as const).map(state => (
        <li key={state}>
          <span className={`c-dot c-${state}`} />
          {translate(`team.calendar.${state}`)}
        </li>
      ))}
    </ul>
  )
}
