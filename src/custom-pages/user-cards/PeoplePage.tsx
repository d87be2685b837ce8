import './people.css'
import { type RaRecord, useInfiniteGetList, useTranslate } from 'ra-core'
import { useDeferredValue, useState } from 'react'
import { useIsPlain } from '../../providers/backend/backendContext'
import { listMeta } from '../../providers/dataProvider/dataProvider'
import { Button, ButtonLink } from '../../ui/controls/Button'
import { LoadingForm } from '../../ui/loading/Loading'
import { PageHead } from '../../ui/page/PageHead'
import { SearchInput } from '../../ui/primitives/inputs'
import { Grid } from '../../ui/primitives/layout'
import { CardBoundary } from '../../ui/states/CardBoundary'
import { ErrorState } from '../../ui/states/ErrorState'
import { NoResult } from '../../ui/states/NoResult'
import { PersonCard } from './PersonCard'
import { usePersonSales } from './usePersonSales'

export const PeoplePage = () => (
  <div className="p-page">
    <People />
  </div>
)

const sort = { field: 'DISPLAYNAME', order: 'ASC' } as const

function People() {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const isPlain = useIsPlain()
  const words = useDeferredValue(typed.trim())
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteGetList<RaRecord>('users', {
      pagination: { page: 1, perPage: 24 },
      sort,
      filter: { ...(!isPlain && { ACTIVE: true }), ...(words && { q: words }) },
      meta: listMeta,
    })
  const sales = usePersonSales()
  const people = data?.pages.flatMap(page => page.data) ?? []
  const search = translate('shell.cards.search')
  return (
    <>
      <PageHead>
        <SearchInput
          label={search}
          placeholder={search}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
        <ButtonLink variant="outlined" color="inherit" to="/dashboard/users">
          {translate('shell.cards.list')}
        </ButtonLink>
      </PageHead>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingForm />}
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
          >
            {translate('shell.notices.more')}
          </Button>
        </div>
      )}
    </>
  )
}
