import { expect, test } from 'vitest'
import { allPages } from '../../scripts/allPages'
import { pageMatcher } from '../../server/main/serve/pageMatcher'

const isPage = pageMatcher(allPages)

test.each([
  ...['/', '/_app', '/dashboard/', '/login', '/auth/login/', '/404', '/estado-servicio', '/faqs'],
  ...['/dashboard/general/app', '/dashboard/app', '/dashboard/user', '/dashboard/e-commerce/'],
  ...['/dashboard/e-commerce/product/10.02.141', '/dashboard/e-commerce/product/10.02.141/edit/'],
  ...[
    '/dashboard/users',
    '/dashboard/users/create',
    '/dashboard/users/7',
    '/dashboard/users/7/show',
  ],
  ...['/dashboard/products/10.02.141', '/dashboard/chat/1', '/dashboard/mail/all'],
  ...['/dashboard/e-commerce/ConsultClients', '/dashboard/credito/juridica/actualizar'],
])('%s is a page', path => expect(isPage(path)).toBe(true))

test.each([
  ...['/nowhere', '/dashboards', '/auth/login/again', '/dashboard/nowhere', '/index'],
  ...['/dashboard/user/list/what', '/dashboard/users/7/show/more', '/dashboard/e-commerce/product'],
])('%s is none', path => expect(isPage(path)).toBe(false))
