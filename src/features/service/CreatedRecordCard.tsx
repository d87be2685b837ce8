import { type SentRecord, useLabels, useResource } from '../../providers/backend/catalogueContext'
import { Card, Row, Text } from '../../ui/primitives/layout'
import './createdCard.css'
import Done from '@mui/icons-material/CheckCircleRounded'
import Picture from '@mui/icons-material/PictureAsPdfOutlined'
import { useCreatePath, useTranslate } from 'ra-core'
import { business } from '../../base/business'
import { isNone } from '../../fields/registry/ShownValue'
import { mayAct, policyOf } from '../../model/access/access'
import { documentsOf } from '../../model/access/documents'
import { linkIn } from '../../model/definition/wording'
import type { FieldModel } from '../../model/fields/resource'
import { useLanguage, useMe } from '../../providers/backend/backendContext'
import { useTakeDocument } from '../../resources/documents/useTakeDocument'
import { FeaturePieces } from '../../resources/slots/SlotPiece'
import { messageFeature } from '../../schemas/features/documents'
import { createdCardFeature } from '../../schemas/features/service'
import { Button, ButtonLink } from '../../ui/controls/Button'
import { CopyButton } from '../../ui/controls/CopyButton'
import type { SlotProps } from '../../ui/features/slotProps'
import { Facts } from '../../ui/primitives/Facts'

/** A record that was just created: number, links to pass on, documents, message, and the link to the next one. */
export function CreatedRecordCard({ record: shown }: SlotProps) {
  const resource = useResource()
  const labels = useLabels()
  const me = useMe()
  const createPath = useCreatePath()
  const language = useLanguage()
  const linkLabel = useTranslate()('devices.papers.link')
  const record = shown as SentRecord
  const link = usePassedLink(record)
  const words = createdCardFeature.of(resource.schema)
  if (!words) return null
  const { readable } = policyOf(resource, me)
  const fields = words.fields
    .map(name => resource.fields.get(name))
    .filter(field => field !== undefined)
    .filter(({ name }) => readable.has(name) && !isNone(record[name]))
  return (
    <Card
      aria-label={labels.text(words.label)}
      title={
        <Row as="span" role="status">
          <Text tone="success">
            <Done aria-hidden="true" />
          </Text>
          <span>
            {labels.text(words.label)} · {labels.oneInside(resource)}{' '}
            <bdi dir="ltr">{textOf(resource.key, record)}</bdi>
          </span>
        </Row>
      }
    >
      <Facts
        facts={[
          ...fields.map(field => {
            const label = labels.field(field)
            const text = field.print(record[field.name], language)
            return { label, value: <Passed label={label} text={text} /> }
          }),
          link !== '' && {
            label: linkLabel,
            value: <Passed label={linkLabel} text={link} isLink />,
          },
        ]}
      />
      <Row wrap className="r-named md-acts">
        <FeaturePieces place="showAction" record={record} />
        <Papers record={record} />
        {mayAct(resource, me, 'create') && (
          <ButtonLink
            variant="contained"
            to={createPath({ resource: resource.name, type: 'create' })}
          >
            {labels.text(words.next.label)}
          </ButtonLink>
        )}
      </Row>
    </Card>
  )
}

const textOf = (field: FieldModel, record: SentRecord) =>
  isNone(record[field.name]) ? '' : field.print(record[field.name], business().language)

interface PassedProps {
  readonly label: string
  readonly text: string
  readonly isLink?: boolean
}
const Passed = ({ label, text, isLink = false }: PassedProps) => (
  <>
    {isLink ? (
      <a className="f-link" dir="ltr" href={text} target="_blank" rel="noreferrer">
        {text.replace(/^https?:\/\//, '')}
      </a>
    ) : (
      <b dir="ltr">{text}</b>
    )}{' '}
    <CopyButton label={label} text={text} />
  </>
)

/** The page of this app that the message links to; empty without one. */
function usePassedLink(record: SentRecord): string {
  const resource = useResource()
  const message = messageFeature.of(resource.schema)
  const text = (name: string) => {
    const field = resource.fields.get(name)
    return field ? textOf(field, record) : ''
  }
  return message?.link ? linkIn(message.link, window.location.origin, { text }) : ''
}

/** One button per document. */
function Papers({ record }: { readonly record: SentRecord }) {
  const resource = useResource()
  const labels = useLabels()
  const { take, busy } = useTakeDocument(resource)
  const offered = record._can?.papers ?? []
  return documentsOf(resource)
    .filter(([name]) => offered.includes(name))
    .map(([name, { label }]) => (
      <Button
        key={name}
        variant="outlined"
        color="inherit"
        startIcon={<Picture />}
        disabled={busy}
        onClick={() => void take(record.id, name)}
      >
        {labels.text(label)}
      </Button>
    ))
}
