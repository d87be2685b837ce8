import { attendanceRoutes, trackingRoutes } from '../areas/attendance/attendanceRoutes'
import { calendarRoutes } from '../areas/calendar/calendarRoutes'
import { chatRoutes } from '../areas/chat/chatRoutes'
import { contacts, peopleById } from '../areas/chat/people'
import { orderRoutes } from '../areas/checkout/orderRoutes'
import { demandSeller } from '../areas/checkout/quote'
import { contactRoutes } from '../areas/contact/contactRoutes'
import { invitationRoutes } from '../areas/credit-invitation/invitationRoutes'
import { deviceRoutes } from '../areas/devices/deviceRoutes'
import { folderRoutes } from '../areas/files-manager/folderRoutes'
import { kanbanRoutes } from '../areas/kanban/kanbanRoutes'
import { mailRoutes } from '../areas/mail/mailRoutes'
import { serviceRoutes, stateRoutes } from '../areas/service/serviceRoutes'
import { catalogueRoutes } from '../areas/shop/catalogueRoutes'
import { shopRoutes } from '../areas/shop/shopRoutes'
import type { AddRoute } from '../http/addRoute'
import type { RouteParts } from '../http/serverBusiness'

/** Endpoints of the areas. */
export function areaRoutes(add: AddRoute, parts: RouteParts) {
  const { context, records, linkTo } = parts
  contactRoutes(add, context)
  stateRoutes(add, context)
  invitationRoutes(add, parts)
  kanbanRoutes(add, records)
  folderRoutes(add, parts)
  chatRoutes(add, parts)
  const directory = (asker: Parameters<typeof contacts>[0]) => ({
    contacts: () => contacts(asker),
    peopleById: (ids: Iterable<number>) => peopleById(asker, ids),
  })
  mailRoutes(add, { ...parts, directory })
  calendarRoutes(add, records)
  orderRoutes(add, records, linkTo)
  deviceRoutes(add, records)
  serviceRoutes(add, records)
  trackingRoutes(add, records)
  attendanceRoutes(add, records, context.log)
  shopRoutes(add, { records, linkTo, demandSeller })
  catalogueRoutes(add, parts)
}
