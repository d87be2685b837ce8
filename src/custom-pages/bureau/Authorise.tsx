import Draw from '@mui/icons-material/DrawOutlined'
import { LinkBase, useCreate, useCreatePath, useNotify, useTranslate } from 'ra-core'
import { FactList } from '../../fields/registry/FactList'
import { ShownValue } from '../../fields/registry/ShownValue'
import { type SentRecord, useResource } from '../../providers/backend/catalogueContext'
import { LazyFlowBar } from '../../resources/flow/flowLater'
import { useRecord } from '../../resources/record/useRecord'
import { Button } from '../../ui/controls/Button'
import { Row, Stack } from '../../ui/primitives/layout'
import { Waiting } from '../../ui/states/Waiting'
import { BureauStep } from './BureauStep'
import { isSigned } from './query'

interface AuthoriseProps {
  readonly application: SentRecord
  readonly current: SentRecord | undefined
  /** Completed queries, latest first. */
  readonly earlier: readonly SentRecord[]
}

/** The current authorisation with its actions, or the form to create one. */
export function Authorise({ application, current, earlier }: AuthoriseProps) {
  const translate = useTranslate()
  return (
    <BureauStep
      title={translate('credit.authorisation')}
      isDone={current !== undefined && isSigned(current)}
    >
      {current ? (
        <InForce key={current.id} id={String(current.id)} />
      ) : (
        <Prepare application={application} />
      )}
      {earlier.length > 0 && <Earlier rows={earlier} />}
    </BureauStep>
  )
}

function Prepare({ application }: Pick<AuthoriseProps, 'application'>) {
  const resource = useResource()
  const translate = useTranslate()
  const notify = useNotify()
  const [create, { isPending }] = useCreate()
  const begin = () =>
    create(
      resource.name,
      { data: { ID_EMPRESA: application.id } },
      { onError: error => notify((error as Error).message, { type: 'error' }) },
    )
  return (
    <Row wrap justify="between" gap={4}>
      <p>{translate('credit.signFirst')}</p>
      <Button
        variant="contained"
        startIcon={<Draw />}
        loading={isPending}
        onClick={() => void begin()}
        i18nKey="credit.prepare"
      />
    </Row>
  )
}

const signed = ['NOMBRE', 'CEDULA', 'FECHA_FIRMA', 'FIRMADO_ANTE', 'FECHA_CADUCIDAD', 'FIRMA']

function InForce({ id }: { readonly id: string }) {
  const resource = useResource()
  const { data, error, refetch } = useRecord(resource, id)
  if (!data) return <Waiting error={error} onRetry={refetch} />
  const text = resource.fields.get('TEXTO')
  return (
    <>
      <LazyFlowBar record={data} />
      <FactList record={data} names={signed} />
      {text && !isSigned(data) && (
        <div className="bu-text" lang="es" dir="ltr">
          <ShownValue field={text} value={data[text.name]} as="Display" />
        </div>
      )}
    </>
  )
}

function Earlier({ rows }: { readonly rows: readonly SentRecord[] }) {
  const resource = useResource()
  const translate = useTranslate()
  const createPath = useCreatePath()
  const [state, signedAt] = [resource.fields.get('ESTADO'), resource.fields.get('FECHA_FIRMA')]
  return (
    <details>
      <summary>
        {translate('credit.earlier')} ({rows.length})
      </summary>
      <Stack as="ul">
        {rows.map(row => (
          <Row as="li" wrap gap={4} key={row.id}>
            <LinkBase to={createPath({ resource: resource.name, type: 'show', id: row.id })}>
              {signedAt && <ShownValue field={signedAt} value={row[signedAt.name]} as="Cell" />}
            </LinkBase>
            {state && <ShownValue field={state} value={row[state.name]} as="Cell" />}
          </Row>
        ))}
      </Stack>
    </details>
  )
}
