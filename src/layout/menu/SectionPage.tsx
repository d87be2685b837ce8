import { useParams } from 'react-router-dom'
import { EntryIcon } from '../../ui/menu/EntryIcon'
import { PageHead } from '../../ui/page/PageHead'
import { ItemLink } from '../../ui/primitives/Item'
import { Card, Grid } from '../../ui/primitives/layout'
import { NotFound } from '../../ui/states/NotFound'
import { useMenu } from './useMenu'
import { WaitingBadge } from './WaitingBadge'

/** All entries of a section, for sections that the menu shows as one entry. */
export function SectionPage() {
  const { section: id } = useParams()
  const section = useMenu().find(it => it.id === id)
  if (!section) return <NotFound isPage />
  return (
    <div className="p-page">
      <PageHead title={section.label} />
      <Card flush aria-label={section.label}>
        <Grid as="ul" min={260} gap={1} pad={2}>
          {[...section.entries, ...section.more]
            .filter(({ denied }) => denied === undefined)
            .map(({ key, label, to, source, waiting }) => (
              <li key={key}>
                <ItemLink
                  to={to}
                  start={<EntryIcon entry={source} />}
                  title={label}
                  end={<WaitingBadge number={waiting} />}
                />
              </li>
            ))}
        </Grid>
      </Card>
    </div>
  )
}
