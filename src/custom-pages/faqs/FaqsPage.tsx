import { useState } from 'react'
import { fold } from '../../base/fold'
import type { Namespaces } from '../../i18n/namespaces'
import { FrontField } from '../../ui/front/FrontField'
import { FrontLink } from '../../ui/front/FrontLink'
import { SitePage } from '../../ui/site/SitePage'
import { usePages, useSite } from '../../ui/site/useSite'
import './faqs.css'

/** Questions by topic, with a search that ignores accents. */
export function FaqsPage() {
  const { faqs } = usePages()
  const { nav } = useSite()
  const [search, setSearch] = useState('')
  const groups = matching(faqs.groups, search)
  return (
    <SitePage title={nav.faqs}>
      <div className="site-wide site-hero site-centre">
        <h1>{faqs.title}</h1>
        <search className="faqs-search">
          <FrontField
            type="search"
            label={faqs.search}
            value={search}
            onChange={event => setSearch(event.target.value)}
          />
        </search>
      </div>
      <div className="site-wide faqs-groups">
        {groups.map(({ id, title, items }) => (
          <section key={id}>
            <h2>{title}</h2>
            {items.map(({ q, a }) => (
              <details key={q} open={search !== '' || undefined}>
                <summary>{q}</summary>
                <p>{a}</p>
              </details>
            ))}
          </section>
        ))}
      </div>
      <div role="status" className="site-wide faqs-none">
        {groups.length === 0 && (
          <>
            <p>{faqs.none}</p>
            <FrontLink to="/contact-us" className="p-button p-contained p-large">
              {nav.contact}
            </FrontLink>
          </>
        )}
      </div>
    </SitePage>
  )
}

function matching(groups: Namespaces['pages']['faqs']['groups'], search: string) {
  const searchText = fold(search.trim())
  return Object.entries(groups)
    .map(([id, { title, items }]) => ({
      id,
      title,
      items: Object.values(items).filter(({ q, a }) =>
        fold(`${title} ${q} ${a}`).includes(searchText),
      ),
    }))
    .filter(({ items }) => items.length > 0)
}
