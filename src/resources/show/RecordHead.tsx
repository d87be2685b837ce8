import { LinkBase } from 'ra-core'
import type { ReactNode } from 'react'
import { useTitleOf } from '../../fields/record/recordTitle'
import { ShownValue } from '../../fields/registry/ShownValue'
import { policyOf } from '../../model/access/access'
import { flowsOf } from '../../model/access/transition'
import { portraitIn } from '../../model/fields/title'
import { useMe } from '../../providers/backend/backendContext'
import {
  type SentRecord,
  useResource,
  useResourceView,
} from '../../providers/backend/catalogueContext'
import { ResourceIcon } from '../../ui/menu/ResourceIcon'
import { PageHead } from '../../ui/page/PageHead'
import { Avatar } from '../../ui/primitives/Avatar'
import { FlowState } from '../flow/FlowState'
import { hasPicture } from '../list/rows/RowIdentity'
import type { RecordLayout } from '../record/recordLayout'
import { useRecordPath } from '../record/recordPath'
import { FieldFact } from './SectionFacts'

interface RecordHeadProps {
  readonly record: SentRecord
  readonly layout: RecordLayout
  readonly isBeside: boolean
  /** Actions. */
  readonly children: ReactNode
}

/** Identity and state of the record, with its actions. */
export function RecordHead({ record, layout, isBeside, children }: RecordHeadProps) {
  const { head, chip } = layout
  const { resource, labels } = useResourceView()
  const titleOf = useTitleOf()
  const { readable } = policyOf(resource, useMe())
  const flows = flowsOf(resource).filter(([field]) => readable.has(field.name))
  const title = titleOf(resource, record)
  const state = (
    <>
      {flows.map(([field]) => (
        <FlowState key={field.name} field={field} record={record} />
      ))}
      {chip && <ShownValue field={chip} value={record[chip.name]} as="Cell" />}
    </>
  )
  return (
    <>
      {isBeside ? (
        <BesideHead record={record} title={title} state={state}>
          {children}
        </BesideHead>
      ) : (
        <PageHead
          sticky
          title={title}
          kind={labels.one(resource)}
          start={<Mark record={record} title={title} />}
          state={state}
        >
          {children}
        </PageHead>
      )}
      {head.length > 0 && (
        <dl className="r-facts r-strip">
          {head.map(field => (
            <FieldFact key={field.name} field={field} record={record} />
          ))}
        </dl>
      )}
    </>
  )
}

interface BesideHeadProps extends MarkProps {
  readonly state: ReactNode
  readonly children: ReactNode
}

/** The head of a record inside another page; its title leads to the record's own. */
function BesideHead({ record, title, state, children }: BesideHeadProps) {
  const path = useRecordPath(useResource())(record)
  return (
    <header className="p-head">
      <div className="p-head-title">
        <div className="p-head-line">
          <Mark record={record} title={title} />
          <h2>
            <LinkBase className="f-link" to={path ?? ''}>
              <bdi>{title}</bdi>
            </LinkBase>
          </h2>
          {state}
        </div>
      </div>
      <div className="p-head-actions">{children}</div>
    </header>
  )
}

interface MarkProps {
  readonly record: SentRecord
  readonly title: string
}

/** The first picture of the record, else its initials, else the icon of its resource. */
function Mark({ record, title }: MarkProps) {
  const resource = useResource()
  const { readable } = policyOf(resource, useMe())
  const picture = [...resource.fields.values()].find(
    field => readable.has(field.name) && hasPicture(field),
  )
  if (picture) return <ShownValue field={picture} value={record[picture.name]} as="Cell" />
  const isName = resource.title.every(name => resource.fields.get(name)?.isText)
  if (isName) return <Avatar name={title} photo={portraitIn(resource, record)} />
  return (
    <span className="r-mark">
      <ResourceIcon name={resource.schema.icon} />
    </span>
  )
}
