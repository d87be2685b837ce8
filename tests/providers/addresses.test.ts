import { describe, expect, test } from 'vitest'
import { catalogue } from '../../src/catalogue'
import { canonical, destinationOf } from '../../src/providers/navigation/destination'
import { resourceAt, toPublicUrl } from '../../src/providers/navigation/publicUrls'

const toPublic = toPublicUrl(catalogue)
const guest = { isInitialized: true, isAuthenticated: false }
const member = { isInitialized: true, isAuthenticated: true }

test.each([
  ['/dashboard/users', '/dashboard/user/list'],
  ['/dashboard/users/', '/dashboard/user/list'],
  ['/dashboard/users/create', '/dashboard/user/new'],
  ['/dashboard/users/7', '/dashboard/user/7/edit'],
  ['/dashboard/users/7/show', '/dashboard/users/7/show'],
  ['/dashboard/products', '/dashboard/e-commerce/list'],
  ['/dashboard/products/10.02.141', '/dashboard/e-commerce/product/10.02.141/edit'],
  ['/dashboard/products/10.02.141/show', '/dashboard/e-commerce/product/10.02.141'],
  ['/dashboard/products/a%2Fb/show', '/dashboard/e-commerce/product/a%2Fb'],
  ['/dashboard/brands/7', '/dashboard/brands/7'],
  ['/dashboard/user/list', '/dashboard/user/list'],
  ['/elsewhere', '/elsewhere'],
])('react-admin’s %s leads to %s', (own, shown) => {
  expect(toPublic(own)).toBe(shown)
})

test.each([
  ['/dashboard/e-commerce/product/10.02.141', 'products'],
  ['/dashboard/e-commerce/product/10.02.141/edit/', 'products'],
  ['/dashboard/user/list', 'users'],
  ['/dashboard/brands/7/show', 'brands'],
  ['/dashboard/app', undefined],
])('%s shows %s', (path, name) => {
  expect(resourceAt(catalogue, path)?.name).toBe(name)
})

describe('which boot serves an address', () => {
  test.each([
    ['/', '/dashboard/app'],
    ['/_app', '/dashboard/app'],
    ['/dashboard/', '/dashboard/app'],
    ['/login', '/auth/login/'],
    ['/dashboard/login', '/auth/login/'],
    ['/dashboard/access-denied', '/dashboard/permission-denied'],
    ['/authentication-error', '/500'],
  ])('%s leads to %s', (path, redirect) => {
    expect(destinationOf(path, member)).toEqual({ redirect })
    expect(canonical(path)).toBe(redirect)
  })

  test('a guest is led to sign in and then back', () => {
    const requested = '/dashboard/user/list'
    expect(destinationOf(requested, guest)).toEqual({ redirect: '/auth/login/', wanted: requested })
    expect(destinationOf('/auth/login/', member, requested)).toEqual({ redirect: requested })
    expect(destinationOf('/auth/login', member)).toEqual({ redirect: '/dashboard/app' })
  })

  test('whose token lies untried marks at its own address, and nothing else opens to them', () => {
    const marker = { ...guest, isUnverified: true }
    const path = '/dashboard/rrhh/Marcar'
    expect(destinationOf(`${path}/`, marker)).toEqual({ boot: 'front', page: 'markHere' })
    expect(destinationOf(path, guest)).toEqual({ redirect: '/auth/login/', wanted: path })
    expect(destinationOf(path, { ...member, isUnverified: true })).toEqual({ boot: 'admin' })
    const requested = '/dashboard/app'
    expect(destinationOf(requested, marker)).toEqual({
      redirect: '/auth/login/',
      wanted: requested,
    })
  })

  test('nothing is decided before the stored token was tried', () => {
    const path = '/dashboard/app'
    expect(destinationOf(path, { ...guest, isInitialized: false })).toEqual({ boot: 'none' })
    expect(destinationOf(path, member)).toEqual({ boot: 'admin' })
  })

  test.each([
    ['/auth/login', 'login'],
    ['/auth/register/', 'register'],
    ['/auth/login-unprotected', 'openLogin'],
    ['/auth/register-unprotected', 'openRegister'],
    ['/auth/verify', 'verify'],
    ['/auth/reset-password', 'resetPassword'],
    ['/auth/new-password/', 'newPassword'],
    ['/403', 'forbidden'],
    ['/nowhere', 'notFound'],
    ['/dashboardx', 'notFound'],
  ])('%s is the public page %s', (path, page) => {
    expect(destinationOf(path, guest)).toEqual({ boot: 'front', page })
  })
})
