import { useTranslate } from 'ra-core'
import { contactMedia } from '../../domain/customers/contactMedia'
import { useLanguage } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { Row } from '../../ui/primitives/layout'
import { Text } from '../../ui/primitives/Text'
import { mediumTone } from './useEvents'

const tones = { overdue: 'error', closed: 'default', holiday: 'warning c-holiday' } as const

/** Meaning of the colours; an opened visit shows the same as text. */
export function Legend() {
  const translate = useTranslate()
  const language = useLanguage()
  const medium = useResource('visits').fields.get('MEDIO')
  return (
    <Row as="ul" wrap gap={4} aria-label={translate('team.calendar.legend')}>
      {Object.keys(contactMedia)
        .sort()
        .map(value => (
          <Row as="li" key={value}>
            <span className={`c-dot tone-${mediumTone(value)}`} />
            <Text size="sm" tone="secondary">
              {medium?.print(value, language)}
            </Text>
          </Row>
        ))}
      {Object.entries(tones).map(([state, tone]) => (
        <Row as="li" key={state}>
          <span className={`c-dot tone-${tone}`} />
          <Text size="sm" tone="secondary">
            {translate(`team.calendar.${state}`)}
          </Text>
        </Row>
      ))}
    </Row>
  )
}
