import './bureau.css'
import '../../resources/resources.css'
import Another from '@mui/icons-material/SwapHorizOutlined'
import { ResourceContextProvider, useTranslate } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import { useResource } from '../../providers/backend/catalogueContext'
import { useRecord } from '../../resources/record/useRecord'
import { Button } from '../../ui/controls/Button'
import { LoadingForm } from '../../ui/loading/Loading'
import { PageHead } from '../../ui/page/PageHead'
import { ErrorState } from '../../ui/states/ErrorState'
import { Choose } from './Choose'
import { Job } from './Job'

/** Process of one application: select, authorise, query, decide. */
export function BureauPage() {
  const translate = useTranslate()
  const [params, setParams] = useSearchParams()
  const id = params.get('id')
  return (
    <div className="p-page">
      <PageHead>
        {id && (
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<Another />}
            onClick={() => setParams({})}
          >
            {translate('credit.another')}
          </Button>
        )}
      </PageHead>
      {id ? (
        <Selection key={id} id={id} />
      ) : (
        <Choose onChoose={selected => setParams({ id: selected })} />
      )}
    </div>
  )
}

function Selection({ id }: { readonly id: string }) {
  const resource = useResource('credit-applications')
  const { data, error, refetch } = useRecord(resource, id)
  if (data)
    return (
      <ResourceContextProvider value={resource.name}>
        <Job application={data} />
      </ResourceContextProvider>
    )
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return <LoadingForm />
}
