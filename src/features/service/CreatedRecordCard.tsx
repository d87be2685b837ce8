import { useResource } from '../../providers/backend/catalogueContext'
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
import { useLabels } from '../../providers/backend/labels'
import { useTakePaper } from '../../resources/papers/useTakePaper'
import type { SentRecord } from '../../resources/record/useRecord'
import { FeaturePieces } from '../../resources/slots/SlotPiece'
import { messageFeature } from '../../schemas/features/documents'
import { createdCardFeature } from '../../schemas/features/service'
import { Button, ButtonLink } from '../../ui/controls/Button'
import { CopyButton } from '../../ui/controls/CopyButton'
import type { SlotProps } from '../../ui/features/slotProps'

/** A record that was just created: number, links to pass on, documents, message, and the link to the next one. */
export function CreatedRecordCard({ record: shown }: SlotProps) {
  const resource = useResource()
  const labels = useLabels()
  const me = useMe()
  const createPath = useCreatePath()
  const words = createdCardFeature.of(resource.schema)
  if (!words) return null
  const record = shown as SentRecord
  const { readable } = policyOf(resource, me)
  const told = words.fields
    .map(name => resource.fields.get(name))
    .filter(field => field !== undefined)
    .filter(({ name }) => readable.has(name) && !isNone(record[name]))
  return (
    <section className="p-card md-card" aria-label={labels.text(words.label)}>
      <h2 role="status">
        <Done aria-hidden="true" />
        <span>
          {labels.text(words.label)} · {labels.oneInside(resource)}{' '}
          <bdi dir="ltr">{textOf(resource.key, record)}</bdi>
        </span>
      </h2>
      <dl className="p-wrap md-facts">
        {told.map(field => (
          <Passed key={field.name} field={field} record={record} />
        ))}
        <PassedLink record={record} />
      </dl>
      <div className="p-wrap md-acts">
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
      </div>
    </section>
  )
}

const textOf = (field: FieldModel, record: SentRecord) =>
  isNone(record[field.name]) ? '' : field.print(record[field.name], business().language)

interface PassedProps {
  readonly field: FieldModel
  readonly record: SentRecord
}
function Passed({ field, record }: PassedProps) {
  const label = useLabels().field(field)
  const language = useLanguage()
  const text = field.print(record[field.name], language)
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <bdi dir="ltr">{text}</bdi> <CopyButton label={label} text={text} />
      </dd>
    </div>
  )
}

/** The page of this app that the message links to. */
function PassedLink({ record }: { readonly record: SentRecord }) {
  const resource = useResource()
  const translate = useTranslate()
  const message = messageFeature.of(resource.schema)
  const text = (name: string) => {
    const field = resource.fields.get(name)
    return field ? textOf(field, record) : ''
  }
  const link = message?.link ? linkIn(message.link, window.location.origin, { text }) : ''
  if (!link) return null
  const label = translate('list.papers.link')
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <a className="f-link" dir="ltr" href={link} target="_blank" rel="noreferrer">
          {link.replace(/^https?:\/\//, '')}
        </a>{' '}
        <CopyButton label={label} text={link} />
      </dd>
    </div>
  )
}

/** One button per document. */
function Papers({ record }: { readonly record: SentRecord }) {
  const resource = useResource()
  const labels = useLabels()
  const { take, busy } = useTakePaper(resource)
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
