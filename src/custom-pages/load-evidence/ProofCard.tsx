import { LinkBase, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { BlobPicture } from '../../fields/photos/BlobPicture'
import { TakePhoto } from '../../fields/photos/TakePhoto'
import { useTitles } from '../../fields/record/useTitles'
import { FactList } from '../../fields/registry/FactList'
import { isReadable } from '../../fields/upload/shrunk'
import { useFileRules } from '../../fields/upload/useFileRules'
import type { FieldModel } from '../../model/fields/resource'
import { type SentRecord, useResource } from '../../providers/backend/catalogueContext'
import { useErrorWords } from '../../providers/backend/useErrorWords'
import { useLater } from '../../providers/sendLater/laterOf'
import { Button, WriteButton } from '../../ui/controls/Button'
import { Banner } from '../../ui/primitives/Banner'
import { Card, Row, Stack, Text } from '../../ui/primitives/layout'
import { type Proof, proofKind } from './proofs'

interface ProofCardProps {
  readonly order: number
  readonly record?: SentRecord
  readonly title?: string
  readonly proof: Proof | undefined
}

/** An order with customer, date, reason of a refusal, and camera. */
export function ProofCard({ order, record, title, proof }: ProofCardProps) {
  const translate = useTranslate()
  const clients = useTitles('clients', record ? [record.CLIENTEID] : [])
  const client = record ? (clients.get(String(record.CLIENTEID)) ?? '') : (title ?? '')
  const reason = record?.COMENTARIOENTREGA
  const isPending = proof !== undefined && proof.state !== 'refused'
  return (
    <Card
      as="article"
      aria-label={`INV-${order}`}
      title={
        <LinkBase className="f-link" to={`/dashboard/invoice/${order}`}>
          INV-{order}
        </LinkBase>
      }
    >
      <Stack gap={3}>
        <Text as="bdi" tone="secondary">
          {client}
        </Text>
        {record && <FactList resource="invoices" names={invoiceFacts} record={record} />}
        {typeof reason === 'string' && reason !== '' && !proof && (
          <Banner tone="error">{translate('devices.rejectedBecause', { reason })}</Banner>
        )}
        {proof && <ProofState proof={proof} />}
        {!isPending && <PictureInput order={order} client={client} />}
      </Stack>
    </Card>
  )
}

const invoiceFacts = ['NUMEROFACTURALIDENAR', 'FECHAFACTURACION']

interface SelectedPicture {
  readonly photo: Blob
  readonly name: string
}
function PictureInput({ order, client }: { readonly order: number; readonly client: string }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { queue, newHead } = useLater(proofKind)
  const [picture, setPicture] = useState<SelectedPicture>()
  const send = async ({ photo, name }: SelectedPicture) => {
    const head = newHead()
    if (head) await queue.add({ ...head, order, title: client, name, photo })
    setPicture(undefined)
  }
  const { fields } = useResource('invoices')
  const { problemOf } = useFileRules(fields.get('URL_INVOICE_SELLER') as FieldModel)
  const take = async (photo: Blob, { name }: File) => {
    const isFine = await isReadable(photo)
    const problem = problemOf(photo) ?? (isFine ? undefined : 'devices.proofUnreadable')
    if (problem) notify(problem, { type: 'warning' })
    else setPicture({ photo, name })
  }
  const accepts = ({ type }: File) => {
    const isKnown = /^(image\/|application\/pdf$)/.test(type)
    if (!isKnown) notify('devices.proofUnreadable', { type: 'warning' })
    return isKnown
  }
  if (picture)
    return <Preview picture={picture} onSend={send} onDiscard={() => setPicture(undefined)} />
  return (
    <Row wrap className="ev-take">
      <TakePhoto
        label={translate('devices.photoOf', { id: `INV-${order}` })}
        words={{
          accept: translate('devices.takePhoto'),
          choose: translate('devices.chooseFile'),
          preparing: translate('devices.proofPreparing'),
        }}
        camera="environment"
        variant="outlined"
        accept="image/*,application/pdf"
        onTaken={take}
        mayTake={accepts}
      />
    </Row>
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
  return (
    <Stack className="ev-preview">
      <BlobPicture photo={picture.photo} />
      <p role="status">
        {translate('devices.proofCheck')} <bdi>{picture.name}</bdi>
      </p>
      <Row wrap className="ev-take">
        <WriteButton variant="contained" onClick={() => void onSend(picture)}>
          {translate('devices.proofSend')}
        </WriteButton>
        <Button variant="outlined" color="inherit" onClick={onDiscard}>
          {translate('devices.proofDiscard')}
        </Button>
      </Row>
    </Stack>
  )
}

const words = {
  waiting: 'devices.proofWaiting',
  sending: 'devices.proofSending',
  sent: 'devices.proofSent',
  refused: 'devices.proofRefused',
} as const

/** Photo with upload state. */
function ProofState({ proof }: { readonly proof: Proof }) {
  const translate = useTranslate()
  const { queue } = useLater(proofKind)
  const errorText = useErrorWords()
  const { state, reason = '' } = proof
  return (
    <Row gap={3}>
      <BlobPicture photo={proof.photo} />
      <div>
        <p role="status">{translate(words[state], { reason: errorText(reason) })}</p>
        {state === 'refused' && (
          <Button
            variant="outlined"
            color="inherit"
            onClick={() => void queue.add({ ...proof, state: 'waiting' })}
            i18nKey="devices.proofAgain"
          />
        )}
        {(state === 'refused' || state === 'waiting') && (
          <Button color="inherit" onClick={() => void queue.drop(proof)}>
            {translate('devices.proofDiscard')}
          </Button>
        )}
      </div>
    </Row>
  )
}
