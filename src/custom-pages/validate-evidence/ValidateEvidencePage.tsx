import './validate-evidence.css'
import Done from '@mui/icons-material/TaskAltRounded'
import { useGetList, useTranslate } from 'ra-core'
import { PageHead } from '../../pieces/PageHead'
import { ErrorState } from '../../pieces/states/ErrorState'
import { LoadingRows } from '../../pieces/states/Loading'
import { State } from '../../pieces/states/State'
import { listMeta } from '../../providers/dataProvider/dataProvider'
import type { Sent } from '../../resources/useRecord'
import { Judging } from './Judging'
import { useQueue } from './useQueue'

/** The evidence waits for credit. */
const VALIDATION = 23

/** One order after another: its photo beside what it should say; a key approves, another refuses. */
export function ValidateEvidencePage() {
  const translate = useTranslate()
  const { data, error, isPending, refetch } = useGetList<Sent>(
    'invoices',
    {
      filter: { ESTADO: VALIDATION },
      sort: { field: 'ID', order: 'ASC' },
      pagination: { page: 1, perPage: 200 },
      meta: listMeta,
    },
    { retry: false },
  )
  const queue = useQueue(data ?? [])
  const { at, count, current } = queue
  return (
    <div className="p-page va">
      <PageHead
        beside={
          current && (
            <span className="va-place">{translate('devices.place', { at: at + 1, count })}</span>
          )
        }
      />
      {isPending && <LoadingRows />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && count === 0 && (
        <State
          icon={Done}
          title={translate('devices.nothingToValidate')}
          text={translate('devices.nothingToValidateText')}
        />
      )}
      {current && <Judging key={current.id} order={current} queue={queue} />}
    </div>
  )
}
