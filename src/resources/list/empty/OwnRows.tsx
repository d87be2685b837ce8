import { Suspense } from 'react'
import { policyOf } from '../../../model/access/access'
import { askableField } from '../../../model/lists/askable'
import { fieldsOf, type Node } from '../../../model/rules/rule'
import { useResourceView } from '../../../providers/backend/catalogueContext'
import { JoinedWords } from '../conditions/ConditionWords'
import { conditionsIn, type FilterValues } from '../conditions/items'

/** Why a list without a filter is empty: to which rows the person's role is limited, or that there are none. */
export function OwnRows() {
  const { resource, me, translate } = useResourceView()
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
        <JoinedWords items={items} word={translate(`list.conditions.${joint}`)} />
      </Suspense>
    </>
  )
}

/** A rule as a list's filter, so that it can be shown in words; undefined where a filter cannot say it. */
function filterOfRule(node: Node): FilterValues | undefined {
  if ('all' in node) return parted('and', node.all)
  if ('any' in node) return parted('or', node.any)
  if ('not' in node) {
    const inner = filterOfRule(node.not)
    return inner && { not: inner }
  }
  const { op, left, right } = node
  if (!('field' in left) || left.plus || !('value' in right) || op === 'within') return undefined
  return { [left.field]: op === 'eq' || op === 'in' ? right.value : { [op]: right.value } }
}

function parted(joint: 'and' | 'or', nodes: readonly Node[]): FilterValues | undefined {
  const parts = nodes.map(filterOfRule).filter(part => part !== undefined)
  if (parts.length < nodes.length) return undefined
  return parts.length === 1 ? parts[0] : { [joint]: parts }
}
