import './crumbs.css'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Expand from '@mui/icons-material/ExpandMoreRounded'
import { LinkBase, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { type TrailStep, useTrail } from '../../ui/page/useTrail'
import { HeaderMenu, laterMenu } from '../dropdown/HeaderMenu'
import { type MenuSectionView, useMenu } from '../menu/useMenu'

/** Breadcrumbs of the current page: its section with sibling pages, the list, the record. */
export function Crumbs() {
  const translate = useTranslate()
  const { section: id, steps } = useTrail()
  // a section with the name of its only list is omitted
  const section = useMenu().find(it => it.id === id && it.label !== steps[0]?.label)
  if (steps.length === 0) return null
  return (
    <nav className="crumbs" aria-label={translate('app.shell.way')}>
      <ol>
        {section && (
          <li>
            <Section section={section} />
            <ChevronRight className="p-mirror" aria-hidden="true" />
          </li>
        )}
        {steps.map((step, at) => (
          <li key={step.to ?? step.label}>
            <Crumb step={step} isHere={at === steps.length - 1} />
            {at < steps.length - 1 && <ChevronRight className="p-mirror" aria-hidden="true" />}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Crumb({
  step: { label, to },
  isHere,
}: {
  readonly step: TrailStep
  readonly isHere: boolean
}) {
  if (to !== undefined) {
    return (
      <LinkBase className="crumb" to={to} title={label}>
        <bdi className="p-clip">{label}</bdi>
      </LinkBase>
    )
  }
  return (
    <span className="crumb" title={label} aria-current={isHere ? 'page' : undefined}>
      <bdi className="p-clip">{label}</bdi>
    </span>
  )
}

/** A menu of the section's other pages. */
function Section({ section: { label, entries } }: { readonly section: MenuSectionView }) {
  const keys = entries.map(({ key }) => key).join(' ')
  const menu = useMemo(
    () =>
      laterMenu(async () =>
        (await import('../menu/SectionChoices')).sectionChoices(keys.split(' ')),
      ),
    [keys],
  )
  if (entries.length < 2) return <span className="crumb">{label}</span>
  return (
    <HeaderMenu
      side="left"
      menu={menu}
      trigger={props => (
        <button {...props} type="button" className="crumb">
          <bdi className="p-clip">{label}</bdi>
          <Expand aria-hidden="true" />
        </button>
      )}
    />
  )
}
