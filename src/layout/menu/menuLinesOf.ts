import { TOP } from '../../ui/menu/sections'
import { alone, type MenuEntry, type MenuSectionView } from './useMenu'

/** An item of the short menu: a page, or a section with its pages. */
export interface MenuLineEntry
  extends Pick<MenuSectionView, 'label' | 'entries' | 'isHere' | 'waiting'> {
  readonly key: string
  /** Its section; undefined for a single page. */
  readonly section?: string | undefined
}

/** With more pages at the top, all but the first are grouped. */
const FEW = 2

/**
 * The menu as about a dozen items: the first page, and one per section. `general` is the name of the
 * group of further top pages.
 */
export function menuLinesOf(
  sections: readonly MenuSectionView[],
  general: string,
): readonly MenuLineEntry[] {
  return sections.flatMap((section): readonly MenuLineEntry[] => {
    if (section.id !== TOP) {
      const only = section.to === undefined ? undefined : alone(section)
      return [only ? lineOf(only) : { ...section, key: section.id, section: section.id }]
    }
    const [first, ...others] = section.entries.filter(({ denied }) => denied === undefined)
    if (!first) return []
    if (others.length <= FEW) return [first, ...others].map(lineOf)
    const together = { key: TOP, section: TOP, label: general, entries: others }
    return [
      lineOf(first),
      {
        ...together,
        isHere: others.some(({ isHere }) => isHere),
        waiting: others.reduce((sum, { waiting = 0 }) => sum + waiting, 0),
      },
    ]
  })
}

const lineOf = (entry: MenuEntry): MenuLineEntry => ({
  key: entry.key,
  label: entry.label,
  entries: [entry],
  isHere: entry.isHere,
  waiting: entry.waiting ?? 0,
})
