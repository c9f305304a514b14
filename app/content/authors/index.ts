/** The authors of the blog, in the order in which lists show them. */
import type { AuthorSource } from './author.ts'
import { ilseVanDerMeer } from './ilse-van-der-meer.ts'
import { rubenBakker } from './ruben-bakker.ts'

export const authors: AuthorSource[] = [ilseVanDerMeer, rubenBakker]
