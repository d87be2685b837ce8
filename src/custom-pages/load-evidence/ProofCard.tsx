import { LinkBase, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { BlobPicture } from '../../fields/photos/BlobPicture'
import { TakePhoto } from '../../fields/photos/TakePhoto'
import { useTitles } from '../../fields/record/useTitles'
import { dateTime } from '../../kinds/dateTime/data'
import { useBackend, useLanguage } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { useLabels } from '../../providers/backend/labels'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import { newEntryHead, ownerOf } from '../../providers/sendLater/laterOf'
import type { Queue } from '../../providers/sendLater/queue'
import type { SentRecord } from '../../resources/record/useRecord'
import { Button } from '../../ui/controls/Button'
import { ProofState } from './ProofState'
import type { Proof } from './proofs'

interface ProofCardProps {
  readonly order: number
  readonly record?: SentRecord
  readonly title?: string
  readonly proof: Proof | undefined
  readonly proofs: Queue<Proof>
}

/** An order with customer, date, reason of a refusal, and camera. */
export function ProofCard({ order, record, title, proof, proofs }: ProofCardProps) {
  const translate = useTranslate()
  const clients = useTitles('clients', record ? [record.CLIENTEID] : [])
  const client = record ? (clients.get(String(record.CLIENTEID)) ?? '') : (title ?? '')
  const reason = record?.COMENTARIOENTREGA
  const isPending = proof !== undefined && proof.state !== 'refused'
  return (
    <article className="p-column p-card ev-card" aria-label={`INV-${order}`}>
      <header>
        <h2>
          <LinkBase className="f-link" to={`/dashboard/invoice/${order}`}>
            INV-{order}
          </LinkBase>
        </h2>
        <bdi className="p-quiet">{client}</bdi>
      </header>
      {record && <Facts record={record} />}
      {typeof reason === 'string' && reason !== '' && !proof && (
        <p className="ev-refused">{translate('devices.rejectedBecause', { reason })}</p>
      )}
      {proof && <ProofState proof={proof} proofs={proofs} />}
      {!isPending && <PictureInput order={order} client={client} proofs={proofs} />}
    </article>
  )
}

function Facts({ record }: { readonly record: SentRecord }) {
  const labels = useLabels()
  const language = useLanguage()
  const { fields } = useResource('invoices')
  const visibleFacts = [
    ['NUMEROFACTURALIDENAR', String(record.NUMEROFACTURALIDENAR ?? '')],
    [
      'FECHAFACTURACION',
      record.FECHAFACTURACION ? dateTime.print(String(record.FECHAFACTURACION), {}, language) : '',
    ],
  ] as const
  return (
    <dl className="p-wrap ev-facts">
      {visibleFacts.map(([name, value]) => {
        const field = fields.get(name)
        return field && value ? (
          <div key={name}>
            <dt>{labels.field(field)}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ) : null
      })}
    </dl>
  )
}

interface SelectedPicture {
  readonly photo: Blob
  readonly name: string
}
interface PictureInputProps {
  readonly order: number
  readonly client: string
  readonly proofs: Queue<Proof>
}

function PictureInput({ order, client, proofs }: PictureInputProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const backend = useBackend()
  const [picture, setPicture] = useState<SelectedPicture>()
  const send = async ({ photo, name }: SelectedPicture) => {
    const owner = ownerOf(backend)
    if (owner !== null)
      await proofs.add({ ...newEntryHead(owner), order, title: client, name, photo })
    setPicture(undefined)
  }
  const accepts = ({ type }: File) => {
    const isKnown = /^(image\/|application\/pdf$)/.test(type)
    if (!isKnown) notify('devices.proofUnreadable', { type: 'warning' })
    return isKnown
  }
  if (picture)
    return <Preview picture={picture} onSend={send} onDiscard={() => setPicture(undefined)} />
  return (
    <div className="p-wrap ev-take">
      <TakePhoto
        label={translate('devices.photoOf', { id: `INV-${order}` })}
        words={{
          accept: translate('devices.takePhoto'),
          choose: translate('devices.chooseFile'),
          preparing: translate('devices.proofPreparing'),
        }}
        camera="environment"
        accept="image/*,application/pdf"
        onTaken={(photo, { name }) => setPicture({ photo, name })}
        mayTake={accepts}
      />
    </div>
  )
}

interface PreviewProps {
  readonly picture: SelectedPicture
  readonly onSend: (picture: SelectedPicture) => Promise<void>
  readonly onDiscard: () => void
}

/** Preview before a photo is sent. */
function Preview({ picture, onSend, onDiscard }: PreviewProps) {
  const translate = useTranslate()
  const readOnly = useReadOnlyProps()
  return (
    <div className="ev-preview">
      <BlobPicture photo={picture.photo} />
      <p role="status">
        {translate('devices.proofCheck')} <bdi>{picture.name}</bdi>
      </p>
      <div className="p-wrap ev-take">
        <Button variant="contained" onClick={() => void onSend(picture)} {...readOnly}>
          {translate('devices.proofSend')}
        </Button>
        <Button variant="outlined" color="inherit" onClick={onDiscard}>
          {translate('devices.proofDiscard')}
        </Button>
      </div>
    </div>
  )
}
