import { useListContext, useTranslate } from 'ra-core'
import { type ReactNode, Suspense } from 'react'
import { Button } from '../../../ui/controls/Button'
import { Text } from '../../../ui/primitives/layout'
import { ConditionWords } from '../conditions/ConditionWords'
import type { FilterPart } from '../state/useFilterParts'
import { useTabLabel } from '../state/useTabs'

interface PartProps {
  readonly part: FilterPart
  /** Said after its words. */
  readonly children?: ReactNode
}

/** Goes on without a part of the filter. */
export function WithoutPart({ part, children }: PartProps) {
  const translate = useTranslate()
  const { setFilters } = useListContext()
  return (
    <Button variant="contained" onClick={() => setFilters(part.others)}>
      <span>
        {translate('list.empty.remove')} <PartWords part={part} /> {children}
      </span>
    </Button>
  )
}

/** A part of the filter in words: “motorola”, Status: paid. */
function PartWords({ part }: PartProps) {
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
