import { Suspense } from 'react'
import { Text } from '../../../ui/primitives/Text'
import { ConditionWords } from '../conditions/ConditionWords'
import type { FilterPart } from '../state/useFilterParts'
import { useTabLabel } from '../state/useTabs'

/** A part of the filter in words: “motorola”, Status: paid. */
export function PartWords({ part }: { readonly part: FilterPart }) {
  const tabLabel = useTabLabel()
  const { item, name, alone } = part
  if (item)
    return (
      <Suspense fallback="…">
        <ConditionWords item={item} />
      </Suspense>
    )
  const value = String(alone[name])
  return <Text strong>{name === 'tab' ? tabLabel(value) : `“${value}”`}</Text>
}
