import '../../resources/trash/trash.css'
import { useTranslate } from 'ra-core'
import { useParams, useSearchParams } from 'react-router-dom'
import { isDay } from '../../base/day'
import { BatchList } from '../../resources/batches/BatchList'
import { OneBatch } from '../../resources/batches/OneBatch'
import type { BatchSelection } from '../../resources/batches/useBatches'
import { ButtonLink } from '../../ui/controls/Button'
import { PageHead } from '../../ui/page/PageHead'
import { Card } from '../../ui/primitives/Card'
import { CardBoundary } from '../../ui/states/CardBoundary'
import { OperationFilters } from './OperationFilters'

/** Every import, bulk change, grid save and step of many records that the reader may see, with its undo. */
export function OperationsPage() {
  const { id } = useParams()
  return (
    <div className="p-page">
      {id === undefined ? <Operations /> : <Operation id={id} key={id} />}
    </div>
  )
}

function Operations() {
  const { selection, select } = useSelection()
  return (
    <>
      <PageHead />
      <OperationFilters selection={selection} onSelect={select} />
      <Card as="div">
        <CardBoundary>
          <BatchList selection={selection} />
        </CardBoundary>
      </Card>
    </>
  )
}

function Operation({ id }: { readonly id: string }) {
  const translate = useTranslate()
  return (
    <>
      <PageHead>
        <ButtonLink variant="outlined" color="inherit" to="/dashboard/operations">
          {translate('history.operations.all')}
        </ButtonLink>
      </PageHead>
      <Card as="div">
        <CardBoundary>
          <OneBatch id={id} />
        </CardBoundary>
      </Card>
    </>
  )
}

/** The filters of the page, kept in its address. */
function useSelection() {
  const [params, setParams] = useSearchParams()
  const by = Number(params.get('by'))
  const [from, to] = (['from', 'to'] as const).map(name => params.get(name) ?? '')
  const selection: BatchSelection = {
    resource: params.get('resource') ?? undefined,
    by: Number.isSafeInteger(by) && by > 0 ? by : undefined,
    from: from && isDay(from) ? from : undefined,
    to: to && isDay(to) ? to : undefined,
  }
  const select = (changed: BatchSelection) => {
    const kept = Object.entries({ ...selection, ...changed }).filter(([, value]) => value)
    setParams(
      kept.map(([name, value]): [string, string] => [name, String(value)]),
      { replace: true },
    )
  }
  return { selection, select }
}
