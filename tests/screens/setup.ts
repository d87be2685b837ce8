import '@testing-library/jest-dom/vitest'
import { app } from '@business/app'
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import React from 'react'
import { afterEach } from 'vitest'
import { setKindViews } from '../../src/fields/registry/registry'
import { kindViews } from '../../src/kinds/views/views'
import { installComputedStyle } from './computedStyle'

installComputedStyle()
setKindViews({ ...kindViews, ...app.kindViews })

// jsdom has its own byte arrays, which the server's libraries reject: restores Node's.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer)

// jsdom aborts with Node's exception but exposes another class of that name, so react-admin would log it.
const aborted = new AbortController()
aborted.abort()
globalThis.DOMException = aborted.signal.reason.constructor

// jsdom has no layout, so no element changes its size.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// jsdom has the dialog element without its methods.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false
  this.dispatchEvent(new Event('close'))
}

// jsdom does not know <search>; the compiler checks element names.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' })

// jsdom searches the whole document for each label of a control, and once more for the control of each label.
const controls = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea'
for (const { prototype } of [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
])
  Object.defineProperty(prototype, 'labels', {
    get(this: HTMLElement) {
      if (!this.matches(controls)) return null
      const isOf = (label: HTMLLabelElement) =>
        label.htmlFor ? label.htmlFor === this.id : label.querySelector(controls) === this
      return [...this.ownerDocument.getElementsByTagName('label')].filter(isOf)
    },
  })

// React's development build records a stack for the first 10,000 elements of each second, for its debugger.
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
Object.defineProperty(Reflect.get(React, internals), 'recentlyCreatedOwnerStacks', {
  get: () => 10_000,
  set() {},
})

// The first test of a file waits for the code of its pages, on a busy machine.
configure({ asyncUtilTimeout: 20_000, getElementError, eventWrapper })

/**
 * Dispatches events as a browser does: React renders after the event, and transitions take their time.
 * The library's own wrapper is `act`, which drops a transition that waits for data
 * (`suspense.test.tsx`).
 */
function eventWrapper<T>(dispatch: () => T) {
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined }
  const before = scope.IS_REACT_ACT_ENVIRONMENT
  scope.IS_REACT_ACT_ENVIRONMENT = false
  try {
    return dispatch()
  } finally {
    scope.IS_REACT_ACT_ENVIRONMENT = before
  }
}

/** Each attempt of `findBy…` creates an error: the document is printed only when the message is read. */
function getElementError(text: string | null, container: Element) {
  const error = new Error()
  error.name = 'TestingLibraryElementError'
  const get = () => [text, prettyDOM(container)].filter(Boolean).join('\n\n')
  return Object.defineProperty(error, 'message', { get, configurable: true })
}

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
