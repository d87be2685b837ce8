import { useQueries } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { ReactNode } from 'react'
import { localeOf } from '../../i18n/languages'
import { type Me, mayAct } from '../../model/access/access'
import { mayRead } from '../../model/access/mayRead'
import type { Resource } from '../../model/fields/resource'
import {
  type SentRecord,
  useCatalogue,
  useResources,
  useResourceView,
} from '../../providers/backend/catalogueContext'
import { useAddressValue } from '../../providers/navigation/useAddressValue'
import { TabStrip } from '../../ui/controls/TabStrip'
import { LaterPart } from '../../ui/loading/LaterPart'
import { Card, Count } from '../../ui/primitives/layout'
import { Bone } from '../../ui/primitives/Meter'
import { AddRelated, mayAdd } from './AddRelated'
import { firstRows, RelatedRows, RelatedTable, SeeAll } from './RelatedRows'

interface RelatedProps {
  readonly record: SentRecord
  /** Says that there are none where nothing else stands in the column. */
  readonly isAlone: boolean
}

/** Records that refer to this one, limited to listable resources: a tab for each resource that has some. */
export function Related({ record, isAlone }: RelatedProps) {
  const { resource, me } = useResourceView()
  const catalogue = useCatalogue()
  const names = catalogue
    .related(resource.name)
    .filter(name => mayAct(catalogue.get(name), me, 'list'))
  // Where nothing else stands in the column it keeps the facts at its side.
  const placeholder = isAlone && names.length > 0 && <Bone height={200} />
  return (
    <LaterPart fallback={placeholder}>
      <RelatedTabs {...{ names, record, isAlone, placeholder }} />
    </LaterPart>
  )
}

interface RelatedTabsProps extends RelatedProps {
  readonly names: readonly string[]
  /** Shown until the answers are there. */
  readonly placeholder: ReactNode
}

function RelatedTabs({ names, record, isAlone, placeholder }: RelatedTabsProps) {
  const { resource, labels, me, language, translate } = useResourceView()
  const catalogue = useCatalogue()
  const dataProvider = useDataProvider()
  const [chosen, choose] = useAddressValue('related')
  useResources(names)
  const referring = names.flatMap(name => {
    const target = catalogue.get(name)
    const by = referenceTo(resource, target, me)
    return by ? [{ target, by }] : []
  })
  const answers = useQueries({
    queries: referring.map(({ target, by }) => ({
      ...firstRows(dataProvider, { target, filter: { [by.name]: record.id } }),
    })),
  })
  if (answers.some(({ isPending }) => isPending)) return placeholder
  const tabs = referring.flatMap((each, at) => {
    const { data, error } = answers[at] ?? {}
    return error || (data?.data.length ?? 0) > 0 ? [{ ...each, data }] : []
  })
  const absent = referring.filter(
    ({ target, by }) =>
      !tabs.some(tab => tab.target === target) &&
      target !== resource &&
      mayAdd({ target, by, record }, me),
  )
  const added = absent.length > 0 && (
    <div className="p-wrap">
      {absent.map(each => (
        <AddRelated key={each.target.name} {...each} record={record} isNamed />
      ))}
    </div>
  )
  const open = tabs.find(({ target }) => target.name === chosen) ?? tabs[0]
  if (!open)
    return isAlone && referring.length > 0 ? (
      <Card stacked>
        <p className="p-quiet">
          {translate('list.emptyTitle')}:{' '}
          {new Intl.ListFormat(localeOf(language)).format(
            referring.map(({ target }) => labels.manyInside(target)),
          )}
        </p>
        {added}
      </Card>
    ) : (
      added || null
    )
  const { target, by } = open
  if (tabs.length === 1 || !open.data)
    return (
      <>
        <RelatedRows {...{ target, by, record }} />
        {added}
      </>
    )
  return (
    <>
      <section className="p-card r-related">
        <TabStrip
          label={labels.one(resource)}
          selected={target.name}
          onChoose={choose}
          tabs={tabs.map(tab => ({
            name: tab.target.name,
            label: (
              <>
                {labels.many(tab.target)} {tab.data && <Count>{tab.data.total}</Count>}
              </>
            ),
          }))}
        >
          <RelatedTable {...{ target, by, record }} rows={open.data.data} />
          <div className="p-row r-related-foot">
            {mayAdd({ target, by, record }, me) && <AddRelated {...{ target, by, record }} />}
            <SeeAll target={target} filter={{ [by.name]: record.id }} />
          </div>
        </TabStrip>
      </section>
      {added}
    </>
  )
}

const referenceTo = (resource: Resource, target: Resource, me: Me) =>
  [...target.fields.values()].find(
    field =>
      field.reference && field.target?.name === resource.name && mayRead(target, field.name, me),
  )
