import { render, waitFor } from "@testing-library/react";
import { Suspense } from "react";
import { expect, test } from "vitest";
import { prepared } from "./prepared.tsx";

const codeOf = (text: string) => async () => ({ default: () => <p>{text}</p> });

test("a component whose code was fetched is drawn at once, with nothing in its place before", async () => {
  const { Component, load } = prepared(codeOf("The books"));
  await load();
  const { container } = render(
    <Suspense fallback="Loading">
      <Component />
    </Suspense>,
  );
  expect(container.textContent).toBe("The books");
});

test("one whose code was not is fetched when it is shown", async () => {
  const { Component } = prepared(codeOf("The books"));
  const { container } = render(
    <Suspense fallback="Loading">
      <Component />
    </Suspense>,
  );
  expect(container.textContent).toBe("Loading");
  await waitFor(() => expect(container.textContent).toBe("The books"));
});
