import '../../resources/trash/trash.css'
import { useTranslate } from 'ra-core'
import { useParams } from 'react-router-dom'
import { BatchList } from '../../resources/batches/BatchList'
import { OneBatch } from '../../resources/batches/OneBatch'
import { ButtonLink } from '../../ui/controls/Button'
import { PageHead } from '../../ui/page/PageHead'
import { Card } from '../../ui/primitives/Card'
import { CardBoundary } from '../../ui/states/CardBoundary'
import { OperationFilters } from './OperationFilters'
import { useSelection } from './useSelection'

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
