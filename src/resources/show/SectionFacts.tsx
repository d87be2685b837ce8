import type { ReactNode } from 'react'
import { viewOf } from '../../fields/registry/registry'
import { isNone, ShownValue } from '../../fields/registry/ShownValue'
import { useNarrow } from '../../fields/registry/useNarrow'
import { dateTime } from '../../kinds/dateTime/data'
import type { ManualMark } from '../../model/access/calls'
import type { FieldModel } from '../../model/fields/resource'
import {
  type SentRecord,
  useLabels,
  useResource,
  useTexts,
} from '../../providers/backend/catalogueContext'
import { Ghost } from '../../ui/controls/Ghost'
import { Facts } from '../../ui/primitives/Facts'
import { Card } from '../../ui/primitives/layout'
import type { SectionShown } from '../record/sections'
import { useDeniedField } from '../record/useDeniedField'

interface SectionFactsProps {
  readonly section: SectionShown
  readonly record: SentRecord
  /** The amount that stands for the record. */
  readonly total?: FieldModel | undefined
  /** On phones only the heading is shown until it is opened; `always`: on any screen. */
  readonly isFolded?: boolean | 'always'
  /** Below the facts. */
  readonly children?: ReactNode
}

/** A section of a record: its facts, and the totals of lines right below the lines. */
export function SectionFacts({
  section: { label, fields },
  record,
  total,
  isFolded = false,
  children,
}: SectionFactsProps) {
  const labels = useLabels()
  const lines = fields.findIndex(field => field.fields && !isNone(record[field.name]))
  const sums = lines < 0 ? [] : fields.slice(lines + 1).filter(({ isMoney }) => isMoney)
  const fact = (field: FieldModel) => (
    <FieldFact
      key={field.name}
      field={field}
      record={record}
      under={field === fields[0] ? label : undefined}
    />
  )
  const others = fields.filter((field, at) => at > lines && !sums.includes(field))
  return (
    <Section label={label} isFolded={isFolded}>
      {lines >= 0 && <dl className="r-facts">{fields.slice(0, lines + 1).map(fact)}</dl>}
      {sums.length > 0 && (
        <div className="r-totals">
          <Facts
            lines
            facts={sums.map(field => ({
              label: labels.field(field),
              value: <ShownValue field={field} value={record[field.name]} as="Display" />,
              isTotal: field === total,
            }))}
          />
        </div>
      )}
      {others.length > 0 && <dl className="r-facts">{others.map(fact)}</dl>}
      {children}
    </Section>
  )
}

interface SectionProps {
  readonly label: string
  readonly isFolded: boolean | 'always'
  readonly children: ReactNode
}

function Section({ label, isFolded, children }: SectionProps) {
  const isPhone = useNarrow()
  if (!label || !(isPhone || isFolded === 'always'))
    return <Card {...(label && { title: label })}>{children}</Card>
  return (
    <Card aria-label={label}>
      <details className="r-part" open={!isFolded}>
        <summary>{label}</summary>
        {children}
      </details>
    </Card>
  )
}

interface FieldFactProps {
  readonly field: FieldModel
  readonly record: SentRecord
  /** Label of the heading above, which is not repeated. */
  readonly under?: string | undefined
}

export function FieldFact({ field, record, under }: FieldFactProps) {
  const label = useLabels().field(field)
  const reason = useDeniedField(useResource())(field)
  const { wide, align } = viewOf(field)
  const mark = record._byHand?.[field.name]
  return (
    <div className={wide ? 'r-wide' : undefined} data-align={align}>
      <dt className={label === under ? 'p-hidden' : undefined}>{label}</dt>
      <dd>
        {reason === undefined ? (
          <>
            <ShownValue field={field} value={record[field.name]} as="Display" />
            {mark && <EnteredByHand mark={mark} />}
          </>
        ) : (
          <Ghost reason={reason}>—</Ghost>
        )}
      </dd>
    </div>
  )
}

/** Author and time of a value entered by hand in place of another system. */
export function EnteredByHand({ mark: { by, at } }: { readonly mark: ManualMark }) {
  const { translate, language } = useTexts()
  const author = by
    ? translate('app.common.byHandOf', { name: by.DISPLAYNAME })
    : translate('app.common.byHand')
  return (
    <small className="r-by-hand">
      {author} · <time dateTime={at}>{dateTime.print(at, {}, language)}</time>
    </small>
  )
}
