import { firstOfList } from '../../providers/dataProvider/firstOfList'
import './bureau.css'
import '../../resources/resources.css'
import Another from '@mui/icons-material/SwapHorizOutlined'
import { ResourceContextProvider, useGetList } from 'ra-core'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ShownValue } from '../../fields/registry/ShownValue'
import { type SentRecord, useResource, useTexts } from '../../providers/backend/catalogueContext'
import { useRecord } from '../../resources/record/useRecord'
import { Button } from '../../ui/controls/Button'
import { useDebounced } from '../../ui/controls/useDebounced'
import { Find } from '../../ui/find/Find'
import { PageHead } from '../../ui/page/PageHead'
import { ErrorState, LoadingForm, Waiting } from '../../ui/states/Waiting'
import { Job } from './Job'

/** Process of one application: select, authorise, query, decide. */
export function BureauPage() {
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
            i18nKey="credit.another"
          />
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

/** Newest applications, or search by name, RUC or representative. */
function Choose({ onChoose }: { onChoose: (id: string) => void }) {
  const { translate, language } = useTexts()
  const resource = useResource('credit-applications')
  const [typed, setTyped] = useState('')
  const words = useDebounced(typed.trim(), 200)
  const { data, isFetching, error, refetch } = useGetList<SentRecord>(
    resource.name,
    firstOfList('CREATED_AT desc', 12, words ? { q: words } : {}),
    { placeholderData: before => before },
  )
  if (error || !data) return <Waiting error={error} onRetry={refetch} />
  const [amount, state] = ['MONTO_SOLICITADO', 'ESTADO_CREDITO'].map(name =>
    resource.fields.get(name),
  )
  const describe = ({ NOMBRE, NOMBRE_REPRESENTANTE: person, MONTO_SOLICITADO }: SentRecord) =>
    [person !== NOMBRE && person, amount?.print(MONTO_SOLICITADO, language)]
      .filter(Boolean)
      .join(' · ')
  return (
    <Find
      label={translate('credit.find')}
      results={translate('credit.find')}
      placeholder={translate('credit.findHint')}
      typed={typed}
      onType={setTyped}
      rows={data}
      isBusy={isFetching}
      onChoose={row => onChoose(String(row.id))}
      statusText={data.length === 0 && !isFetching && translate('credit.nobody')}
      rowOf={row => ({
        name: String(row.NOMBRE),
        code: String(row.RUC),
        more: describe(row),
        end: state && <ShownValue field={state} value={row[state.name]} as="Cell" />,
      })}
    />
  )
}
