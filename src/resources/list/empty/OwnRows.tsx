import { useTranslate } from 'ra-core'
import { Suspense } from 'react'
import { policyOf } from '../../../model/access/access'
import { askableField } from '../../../model/lists/askable'
import { fieldsOf } from '../../../model/rules/rule'
import { useMe } from '../../../providers/backend/backendContext'
import { useResource } from '../../../providers/backend/catalogueContext'
import { ConditionWords } from '../conditions/ConditionWords'
import { conditionsIn } from '../conditions/items'
import { filterOfRule } from './filterOfRule'

/** Why a list without a filter is empty: to which rows the person's role is limited, or that there are none. */
export function OwnRows() {
  const resource = useResource()
  const me = useMe()
  const translate = useTranslate()
  const { read } = policyOf(resource, me)
  const names = fieldsOf(read)
  if (names.length === 0) return translate('list.emptyText')
  const filter = filterOfRule(read)
  if (!filter || !names.every(name => askableField(resource, me, name)))
    return translate('list.empty.limited')
  const { joint, items } = conditionsIn(filter)
  return (
    <>
      {translate('list.empty.limitedTo')}{' '}
      <Suspense fallback="…">
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no other identity
          <span key={at}>
            {at > 0 && ` ${translate(`list.conditions.${joint}`)} `}
            <ConditionWords item={item} />
          </span>
        ))}
      </Suspense>
    </>
  )
}
