import { useCreatePath, useTranslate } from 'ra-core'
import { useMe } from '../../providers/backend/backendContext'
import { useCatalogue } from '../../providers/backend/catalogueContext'
import { pageAddressOf, useCustomPages, useOwnPage } from '../../providers/navigation/customPages'
import { EntryIcon } from '../../ui/menu/EntryIcon'
import { buildMenuGroups } from '../../ui/menu/sections'
import { useWaiting } from '../../ui/notices/counts'
import { Card } from '../../ui/primitives/Card'
import { Count } from '../../ui/primitives/Chip'
import { ItemLink } from '../../ui/primitives/Item'
import { Grid } from '../../ui/primitives/layout'
import { Text } from '../../ui/primitives/Text'

/** Doors to the pages of a role with a menu of its own, each with what one does there. */
export function Portal() {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const waiting = useWaiting()
  const home = useOwnPage()
  const places = { catalogue: useCatalogue(), pages: useCustomPages() }
  const entries = buildMenuGroups(places, useMe()).flatMap(group => group.entries)
  return (
    <Grid as="ul" min={240}>
      {entries.map(entry => {
        const isPage = 'page' in entry
        if (isPage && entry.page === home) return null
        const key = isPage ? entry.page.path : entry.resource.name
        const name = entry.ownName ?? key
        return (
          <Card key={key} as="li" flush>
            <ItemLink
              className="home-door"
              to={
                isPage
                  ? pageAddressOf(entry.page)
                  : createPath({ resource: entry.resource.name, type: 'list' })
              }
              start={
                <span className="p-sign">
                  <EntryIcon entry={entry} />
                </span>
              }
              title={translate(`app.menu.${name}`)}
              sub={<Text lines={2}>{translate(`home.doors.${name}`, { _: '' })}</Text>}
              end={waiting[key] && <Count>{waiting[key]}</Count>}
            />
          </Card>
        )
      })}
    </Grid>
  )
}
