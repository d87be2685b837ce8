import { useCreatePath, useLocation, useTranslate } from 'ra-core'
import { mayAct } from '../../model/access'
import type { Resource } from '../../model/resource'
import { useMe } from '../../providers/backendContext'
import { useCatalogue } from '../../providers/catalogueContext'
import { addressOf, type CustomPage, pageAt, useCustomPages } from '../../providers/customPages'
import { useLabels } from '../../providers/labels'
import { HOME } from '../../providers/place'
import { idOf, type Standing, standingAt } from '../../providers/publicUrls'
import { TOP } from '../menu/sections'
import { usePageTitle } from '../pageTitle'

/** A page on the way to the one on show; without `to` it is that one, or nobody's to open. */
export interface Step {
  readonly label: string
  readonly to?: string | undefined
}
export interface Trail {
  /** The section of the menu it begins in, where that has a name. */
  readonly section: string | undefined
  /** The last one is the page on show. */
  readonly steps: readonly Step[]
}

/** The way to the page on show, as schemas and custom pages declare it (ux.md 4.16). */
export function useTrail(): Trail {
  const { pathname } = useLocation()
  const pages = useCustomPages()
  const catalogue = useCatalogue()
  const ofPage = usePageSteps()
  const ofRecords = useRecordSteps()
  const page = pageAt(pages, pathname)
  const standing = page ? undefined : standingAt(catalogue, pathname)
  const resource = standing?.resource ?? (page && parentOf(page, catalogue.resources))
  const steps = page ? ofPage(page, pathname) : standing ? ofRecords(standing) : []
  const id = page?.group || sectionOf(resource)
  return { section: id === TOP || id === 'me' ? undefined : id, steps }
}

/** Where the step before the page on show leads: the way back on a phone. */
export const parentIn = ({ steps }: Trail): Step | undefined =>
  steps.slice(0, -1).findLast(({ to }) => to !== undefined)

function usePageSteps() {
  const pages = useCustomPages()
  const { resources } = useCatalogue()
  const labels = useLabels()
  const title = usePageTitle()
  const listOf = useListStep()
  return (page: CustomPage, pathname: string): readonly Step[] => {
    const label = labels.text(page.label)
    const parent = parentOf(page, resources)
    if (parent) return [listOf(parent), { label: title ?? label }]
    const home = pages.find(it => addressOf(it) === HOME)
    const isNamed = page.group && page.group !== TOP && page.group !== 'me'
    const first =
      home && home !== page && !isNamed ? [{ label: labels.text(home.label), to: HOME }] : []
    const own = addressOf(page)
    const isFurther = pathname.replace(/\/+$/, '') !== own && title && title !== label
    return [...first, ...(isFurther ? [{ label, to: own }, { label: title }] : [{ label }])]
  }
}

function useRecordSteps() {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const me = useMe()
  const title = usePageTitle()
  const listOf = useListStep()
  return ({ resource, view, id }: Standing): readonly Step[] => {
    if (view === 'list') return [{ ...listOf(resource), to: undefined }]
    const named = title === undefined ? [] : [{ label: title }]
    if (view !== 'edit') return [listOf(resource), ...named]
    const to = mayAct(resource, me, 'show')
      ? createPath({ resource: resource.name, type: 'show', id: idOf(id) })
      : undefined
    return [
      listOf(resource),
      ...named.map(step => ({ ...step, to })),
      { label: translate('ra.action.edit') },
    ]
  }
}

function useListStep() {
  const createPath = useCreatePath()
  const labels = useLabels()
  const me = useMe()
  return (resource: Resource): Step => ({
    label: labels.many(resource),
    to: mayAct(resource, me, 'list')
      ? createPath({ resource: resource.name, type: 'list' })
      : undefined,
  })
}

/** The resource a page stands below: one that makes a record, or is in no menu. */
function parentOf({ access, group }: CustomPage, resources: ReadonlyMap<string, Resource>) {
  if (typeof access !== 'object' || !('resource' in access)) return undefined
  return group === false || access.act === 'create' ? resources.get(access.resource) : undefined
}

function sectionOf(resource: Resource | undefined): string | undefined {
  const { menu = 'other' } = resource?.schema ?? { menu: false }
  return menu === false ? undefined : menu
}
