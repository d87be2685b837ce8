import './made.css'
import Done from '@mui/icons-material/CheckCircleRounded'
import Picture from '@mui/icons-material/PictureAsPdfOutlined'
import { useCreatePath, useTranslate } from 'ra-core'
import { isNone } from '../../fields/ShownValue'
import { mayAct, policyOf } from '../../model/access'
import type { Made } from '../../model/made'
import { papersOf } from '../../model/paper'
import type { FieldModel, Resource } from '../../model/resource'
import { linkIn } from '../../model/share'
import { Button, ButtonLink } from '../../pieces/Button'
import { CopyButton } from '../../pieces/CopyButton'
import { useLanguage, useMe } from '../../providers/backendContext'
import { useLabels } from '../../providers/labels'
import { ShareButton } from '../papers/ShareButton'
import { useTakePaper } from '../papers/useTakePaper'
import type { Sent } from '../useRecord'

export interface MadeCardProps {
  readonly resource: Resource
  readonly record: Sent
  readonly made: Made
}

/** A record that was just made: its number, what is passed on, its papers, its message, and the way to the next one. */
export function MadeCard({ resource, record, made }: MadeCardProps) {
  const labels = useLabels()
  const me = useMe()
  const createPath = useCreatePath()
  const { readable } = policyOf(resource, me)
  const told = made.tells
    .map(name => resource.fields.get(name))
    .filter(field => field !== undefined)
    .filter(({ name }) => readable.has(name) && !isNone(record[name]))
  return (
    <section className="p-card md-card" aria-label={labels.text(made.label)}>
      <h2 role="status">
        <Done aria-hidden="true" />
        <span>
          {labels.text(made.label)} · {labels.oneInside(resource)}{' '}
          <bdi dir="ltr">{textOf(resource.key, record)}</bdi>
        </span>
      </h2>
      <dl className="md-facts">
        {told.map(field => (
          <Passed key={field.name} field={field} record={record} />
        ))}
        <PassedLink resource={resource} record={record} />
      </dl>
      <div className="md-acts">
        {resource.schema.share && <ShareButton resource={resource} record={record} />}
        <Papers resource={resource} record={record} />
        {mayAct(resource, me, 'create') && (
          <ButtonLink
            variant="contained"
            to={createPath({ resource: resource.name, type: 'create' })}
          >
            {labels.text(made.again)}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}

const textOf = (field: FieldModel, record: Sent) =>
  isNone(record[field.name]) ? '' : field.print(record[field.name], 'es')

interface PassedProps {
  readonly field: FieldModel
  readonly record: Sent
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

type RecordOfResource = Pick<MadeCardProps, 'resource' | 'record'>

/** The page of this app that its message leads to. */
function PassedLink({ resource, record }: RecordOfResource) {
  const translate = useTranslate()
  const { share } = resource.schema
  const text = (name: string) => {
    const field = resource.fields.get(name)
    return field ? textOf(field, record) : ''
  }
  const link = share ? linkIn(share, window.location.origin, { text }) : ''
  if (!link) return null
  const label = translate('app.papers.link')
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

/** Each paper by its own button: what is printed now is not looked for in a menu. */
function Papers({ resource, record }: RecordOfResource) {
  const labels = useLabels()
  const { take, busy } = useTakePaper(resource)
  const offered = record._can?.papers ?? []
  return papersOf(resource)
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
