/**
 * Settings of the C library, which it reads when a process starts: pools for two threads instead of one for each, and what is
 * larger than 128 kB comes from the system and goes back to it. By itself the library keeps pieces of up to 32 MB once such were
 * freed. The image sets the same.
 */
export const smallPools = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072" } as const;
