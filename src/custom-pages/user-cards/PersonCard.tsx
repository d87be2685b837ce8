import { LinkBase, type RaRecord, useCreatePath, useTranslate } from 'ra-core'
import { isAccountRole } from '../../base/business'
import { ContactLinks } from '../../features/customers/ContactLinks'
import { roleLabel } from '../../i18n/roleNames'
import type { Part, Unit } from '../../model/endpoints/figures'
import { amountText } from '../../ui/figures/text/amounts'
import { useBehindPath } from '../../ui/figures/text/useBehindPath'
import { Avatar } from '../../ui/primitives/Avatar'
import { Card } from '../../ui/primitives/Card'
import { Row, Stack } from '../../ui/primitives/layout'
import { Text } from '../../ui/primitives/Text'
import type { PersonSales } from './usePersonSales'

type Person = RaRecord & {
  readonly [Name in 'PHONENUMBER' | 'EMAIL' | 'PHOTOURL' | 'CITY']?: string | null
}

interface PersonCardProps {
  readonly person: Person
  readonly sales: PersonSales | undefined
}

/** A person with the contact data that the reader may see. */
export function PersonCard({ person, sales }: PersonCardProps) {
  const sold = sales?.salesOf(person.id)
  const translate = useTranslate()
  const createPath = useCreatePath()
  const name = String(person.DISPLAYNAME ?? '')
  return (
    <Card as="div" className="person">
      <Stack gap={1} align="center">
        <Avatar size={72} name={name} photo={person.PHOTOURL} />
        <Text as="strong">
          <LinkBase to={createPath({ resource: 'users', type: 'show', id: person.id })}>
            <bdi>{name}</bdi>
          </LinkBase>
        </Text>
        <Text size="sm" tone="secondary">
          {isAccountRole(person.ROLE) && roleLabel(person.ROLE, translate)}
          {person.CITY && (
            <>
              {' · '}
              <bdi>{person.CITY}</bdi>
            </>
          )}
        </Text>
        {sales && sold && <LateSales part={sold} unit={sales.unit} />}
      </Stack>
      <Row justify="center">
        <ContactLinks name={name} phone={person.PHONENUMBER} email={person.EMAIL} />
      </Row>
    </Card>
  )
}

/** A person's recent sales, with a link to their orders. */
function LateSales({ part, unit }: { part: Part; unit: Unit }) {
  const translate = useTranslate()
  const path = useBehindPath()(part.behind)
  const amount = <bdi>{amountText(part.amount, unit)}</bdi>
  return (
    <Text as="p" size="sm" tone="secondary">
      {translate(unit === 'money' ? 'shell.cards.sales' : 'shell.cards.orders')}{' '}
      <strong>{path ? <LinkBase to={path}>{amount}</LinkBase> : amount}</strong>
    </Text>
  )
}
