import { firstOfList } from '../../providers/dataProvider/firstOfList'
import './people.css'
import { LinkBase, type RaRecord, useCreatePath, useInfiniteGetList, useTranslate } from 'ra-core'
import { useDeferredValue, useState } from 'react'
import { isAccountRole, type Role } from '../../base/business'
import { dashboardRoles } from '../../domain/accounts/dashboards'
import { useDashboard } from '../../features/bi/useDashboard'
import { ContactLinks } from '../../features/customers/ContactLinks'
import { roleLabel } from '../../i18n/roleNames'
import type { Part, Unit } from '../../model/endpoints/figures'
import { useIsPlain, useMe } from '../../providers/backend/backendContext'
import { Button, ButtonLink } from '../../ui/controls/Button'
import { amountText } from '../../ui/figures/text/amounts'
import { useBehindPath } from '../../ui/figures/text/useBehindPath'
import { PageHead } from '../../ui/page/PageHead'
import { Avatar } from '../../ui/primitives/Avatar'
import { SearchInput } from '../../ui/primitives/inputs'
import { Card, Grid, Row, Stack, Text } from '../../ui/primitives/layout'
import { CardBoundary } from '../../ui/states/CardBoundary'
import { NoResult } from '../../ui/states/NoResult'
import { ErrorState, LoadingGrid } from '../../ui/states/Waiting'

export const PeoplePage = () => (
  <div className="p-page">
    <People />
  </div>
)

function People() {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const isPlain = useIsPlain()
  const words = useDeferredValue(typed.trim())
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteGetList<RaRecord>(
      'users',
      firstOfList('DISPLAYNAME', 24, {
        ...(!isPlain && { ACTIVE: true }),
        ...(words && { q: words }),
      }),
    )
  const sales = usePersonSales()
  const people = data?.pages.flatMap(page => page.data) ?? []
  const search = translate('shell.cards.search')
  return (
    <>
      <PageHead>
        <SearchInput label={search} value={typed} onText={setTyped} />
        <ButtonLink variant="outlined" color="inherit" to="/dashboard/users">
          {translate('shell.cards.list')}
        </ButtonLink>
      </PageHead>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingGrid height={240} />}
      {data && people.length === 0 && <NoResult onClear={() => setTyped('')} />}
      <Grid as="ul" min={240} className="people">
        {people.map(person => (
          <li key={person.id}>
            <CardBoundary>
              <PersonCard person={person} sales={sales} />
            </CardBoundary>
          </li>
        ))}
      </Grid>
      {hasNextPage && (
        <div className="p-centred">
          <Button
            variant="outlined"
            loading={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
            i18nKey="shell.notices.more"
          />
        </div>
      )}
    </>
  )
}

type Person = RaRecord & {
  readonly [Name in 'PHONENUMBER' | 'EMAIL' | 'PHOTOURL' | 'CITY']?: string | null
}

/** A person with the contact data that the reader may see. */
function PersonCard({ person, sales }: { person: Person; sales: PersonSales | undefined }) {
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

interface PersonSales {
  readonly unit: Unit
  /** Sales of the last thirty days, in the orders the reader may see. */
  salesOf(person: unknown): Part | undefined
}

/** Recent sales by person; undefined for roles that may not read orders. */
function usePersonSales(): PersonSales | undefined {
  const { ROLE, PLAIN_SERVER } = useMe()
  const able: readonly Role[] = dashboardRoles.people
  const { data } = useDashboard('people', 'month', able.includes(ROLE) && !PLAIN_SERVER)
  const [figure] = data?.figures ?? []
  if (!figure) return undefined
  const parts = new Map(figure.parts.map(part => [Number(part.behind?.filter?.VENDEDOR), part]))
  return {
    unit: figure.unit,
    salesOf: person => parts.get(Number(person)),
  }
}
