/** Starts the program of a page whose script in the head did not come: a file of it may be lost. */
import { startProgram } from "./start-program.ts";

const PATIENCE_MS = 3_000;

setTimeout(startProgram, PATIENCE_MS);
