import { useTranslate } from 'ra-core'
import { contactMedia } from '../../domain/customers/contactMedia'
import { useLanguage } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'

/** Meaning of the colours; an opened visit shows the same as text. */
export function Legend() {
  const translate = useTranslate()
  const language = useLanguage()
  const medium = useResource('visits').fields.get('MEDIO')
  return (
    <ul className="p-wrap c-legend" aria-label={translate('team.calendar.legend')}>
      {Object.keys(contactMedia)
        .sort()
        .map(value => (
          <li key={value}>
            <span className={`c-dot c-medium-${value}`} />
            {medium?.print(value, language)}
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
